import type { SliceView } from '../../shared/page-data/slice-views.js'
import { Image } from '../elements/image.js'
import { ImageCredit } from '../elements/image-credit.js'
import { Link } from '../../runtime/links/link.js'
import { Section } from '../elements/section.js'
import * as words from '#words/listing.js'

type View = Extract<SliceView, { kind: 'office_list' }>

export function OfficeListSlice({ slice }: { slice: View }) {
  const { heading, text, offices } = slice
  return (
    <Section kind="offices" heading={heading} fallbackHeading={words.offices} text={text}>
      {offices.length > 0 && (
        <ul className="offices">
          {offices.map(({ name, path, count, photo }) => (
            <li key={path} className="office">
              {photo !== null && <Image image={{ ...photo, alt: '' }} className="office-photo" />}
              <h3 className="office-name title">
                <Link to={path}>{name}</Link>
              </h3>
              <p className="office-count">{words.openRolesThere(count)}</p>
              <ImageCredit image={photo} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
