import type { SliceView } from '../../shared/page-data/slice-views.js'
import { Image } from '../elements/image.js'
import { ImageCredit } from '../elements/image-credit.js'
import { Section } from '../elements/section.js'
import * as words from '#words/listing.js'

export function PeopleSlice({ slice }: { slice: Extract<SliceView, { kind: 'people' }> }) {
  const { heading, text, people } = slice
  return (
    <Section kind="people" heading={heading} fallbackHeading={words.people} text={text}>
      {people.length > 0 && (
        <ul className="people">
          {people.map(({ name, role, photo, quote }, index) => (
            <li key={index} className="person">
              {photo !== null && <Image image={photo} className="person-photo" />}
              <h3 className="title">{name}</h3>
              {role !== null && <p className="person-role">{role}</p>}
              {quote !== null && (
                <blockquote className="person-quote">
                  <p>{quote}</p>
                </blockquote>
              )}
              <ImageCredit image={photo} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
