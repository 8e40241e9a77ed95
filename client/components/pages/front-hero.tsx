import type { RichTextField } from '@prismicio/client'
import type { ImageView } from '../../shared/page-data/views.js'
import { Band } from '../elements/band.js'
import { RichText } from '../elements/rich-text.js'
import { SearchForm } from '../elements/search-form.js'
import * as words from '#words/pages.js'

export interface FrontHeroProps {
  heading: string
  text: RichTextField
  image: ImageView | null
  openJobs: number
}

export function FrontHero({ heading, text, image, openJobs }: FrontHeroProps) {
  return (
    <Band title={heading} image={image} seed={heading} variant="front">
      <div className="band-text">
        <RichText content={text} />
      </div>
      {openJobs > 0 && <SearchForm label={words.findYourPlace(openJobs)} />}
    </Band>
  )
}
