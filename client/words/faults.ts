import type * as content from './en-gb/content.js'
import type * as embed from './en-gb/embed.js'
import type * as feeds from './en-gb/feeds.js'
import type * as filters from './en-gb/filters.js'
import type * as alphabet from './en-gb/formats/alphabet.js'
import type * as countText from './en-gb/formats/count-text.js'
import type * as dateText from './en-gb/formats/date-text.js'
import type * as firstSentence from './en-gb/formats/first-sentence.js'
import type * as listText from './en-gb/formats/list-text.js'
import type * as frame from './en-gb/frame.js'
import type * as job from './en-gb/job.js'
import type * as language from './en-gb/language.js'
import type * as listing from './en-gb/listing.js'
import type * as options from './en-gb/options.js'
import type * as pages from './en-gb/pages.js'
import type * as runtime from './en-gb/runtime.js'
import type * as saved from './en-gb/saved.js'

/** The rooms of British English. */
interface English {
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
}

/** What a language lacks of the messages of British English, or has beyond them. */
export type Faults<Rooms> = {
  [Room in keyof English]: Room extends keyof Rooms
    ? FaultsOf<Room, Rooms[Room], English[Room]>
    : `${Room} is missing`
}[keyof English]

/** Does not compile with a fault. */
export type None<Faults extends never> = Faults

type FaultsOf<Room extends string, Own, Model> =
  | {
      [Name in keyof Model & string]: Name extends keyof Own
        ? Own[Name] extends Wide<Model[Name]>
          ? never
          : `${Room}.${Name} is of another type`
        : `${Room}.${Name} is missing`
    }[keyof Model & string]
  | `${Room}.${Exclude<keyof Own & string, keyof Model>} is one too many`

/** Of a text, any text; of a function, one that takes the same values. */
type Wide<Message> = Message extends string
  ? string
  : Message extends (...values: infer Values) => infer Made
    ? (...values: Values) => Made extends readonly unknown[] ? readonly unknown[] : Wide<Made>
    : Message extends object
      ? { [Name in keyof Message]: Wide<Message[Name]> }
      : Message
