import type { SliceOf } from '../../shared/page-data/slice-views.js'
import { RichText } from '../elements/rich-text.js'
import { Image, ImageCredit } from '../elements/image.js'
import { Section } from '../elements/section.js'
import { Link } from '../../runtime/links/link.js'
import { SearchForm } from '../elements/search-form.js'
import * as words from '#words/listing.js'

export function NoticeSlice({ slice }: { slice: SliceOf<'notice'> }) {
  const { heading, text, tone } = slice
  return (
    <div className="section section--notice">
      <div className="container">
        <div className={`notice notice--${tone}`}>
          {heading !== null && <h2 className="notice-heading title">{heading}</h2>}
          <RichText content={text} firstLevel={heading === null ? 2 : 3} />
        </div>
      </div>
    </div>
  )
}

export function RichTextSlice({ slice }: { slice: SliceOf<'rich_text'> }) {
  return (
    <div className="section section--rich-text">
      <div className="container">
        <RichText content={slice.content} />
      </div>
    </div>
  )
}

export function QuoteSlice({ slice }: { slice: SliceOf<'quote'> }) {
  const { quote, name, role, photo } = slice
  return (
    <div className="section section--quote">
      <figure className="container quote">
        <blockquote dir="auto">
          <p>{quote}</p>
        </blockquote>
        {name !== null && (
          <figcaption className="quote-source">
            {photo !== null && <Image image={{ ...photo, alt: '' }} className="portrait" />}
            <span>
              <strong>{name}</strong>
              {role !== null && <span className="quote-role">{role}</span>}
              <ImageCredit image={photo} />
            </span>
          </figcaption>
        )}
      </figure>
    </div>
  )
}

/** `<details>` opens without JavaScript, and find-in-page opens closed ones. */
export function FaqSlice({ slice }: { slice: SliceOf<'faq'> }) {
  const { heading, text, items } = slice
  return (
    <Section kind="faq" heading={heading} fallbackHeading={words.questions} text={text}>
      {items.length > 0 && (
        <div className="faq">
          {items.map(({ question, answer }, index) => (
            <details key={index} className="faq-item">
              <summary dir="auto">
                <h3 className="title">{question}</h3>
              </summary>
              <RichText content={answer} firstLevel={4} />
            </details>
          ))}
        </div>
      )}
    </Section>
  )
}

export function CallToActionSlice({ slice }: { slice: SliceOf<'call_to_action'> }) {
  const { heading, text, link } = slice
  return (
    <Section kind="call-to-action" heading={heading} text={text} tone="paper">
      {link !== null && (
        <Link to={link} className="button">
          {link.label}
        </Link>
      )}
    </Section>
  )
}

/** A hero that is not first on its page: its heading is an h2. */
export function SectionHero({ slice }: { slice: SliceOf<'hero'> }) {
  const { heading, text, link, showSearch } = slice
  return (
    <Section kind="hero" heading={heading} text={text} tone="navy">
      {showSearch && <SearchForm label={words.findRole} />}
      {link !== null && (
        <Link to={link} className="button">
          {link.label}
        </Link>
      )}
    </Section>
  )
}
