import type { PageContext } from '../../shared/page-data/page-data.js'
import type { SiteData } from '../../shared/page-data/page-views.js'
import * as words from '#words/frame.js'

export interface LanguageLinksProps {
  languages: NonNullable<SiteData['languages']>
  translations: PageContext['translations']
}

/**
 * The ways to this page in the site's other languages, or to their front pages. Plain links, because each
 * language has code of its own, which only a full page load brings.
 */
export function LanguageLinks({ languages, translations }: LanguageLinksProps) {
  return (
    <div className="language-links" role="group" aria-label={words.languages}>
      <ul>
        {languages.map(({ lang, name, path }) => (
          <li key={lang}>
            <a href={translations?.[lang] ?? path} lang={lang} hrefLang={lang}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
