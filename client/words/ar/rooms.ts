import type { Faults, None } from '../faults.js'
import type * as content from './content.js'
import type * as embed from './embed.js'
import type * as feeds from './feeds.js'
import type * as filters from './filters.js'
import type * as alphabet from './formats/alphabet.js'
import type * as countText from './formats/count-text.js'
import type * as dateText from './formats/date-text.js'
import type * as firstSentence from './formats/first-sentence.js'
import type * as listText from './formats/list-text.js'
import type * as frame from './frame.js'
import type * as job from './job.js'
import type * as language from './language.js'
import type * as listing from './listing.js'
import type * as options from './options.js'
import type * as pages from './pages.js'
import type * as runtime from './runtime.js'
import type * as saved from './saved.js'

/** The compiler names here what this language lacks. */
export type Checked = None<
  Faults<{
    alphabet: typeof alphabet
    content: typeof content
    countText: typeof countText
    dateText: typeof dateText
    embed: typeof embed
    feeds: typeof feeds
    filters: typeof filters
    firstSentence: typeof firstSentence
    frame: typeof frame
    job: typeof job
    language: typeof language
    listing: typeof listing
    listText: typeof listText
    options: typeof options
    pages: typeof pages
    runtime: typeof runtime
    saved: typeof saved
  }>
>
