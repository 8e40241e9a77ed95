/** People write whole sentences, whose other words say nothing about a job. */
export const fillers =
  'a all an and any as at for from fully i in job looking near of or position role that the to vacancy want with work working'

/** Within a title, of another language too; its initials leave them out. */
export const smallWords = 'a an and at de des du et for in la le of the to und with'
