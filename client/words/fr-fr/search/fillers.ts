/** People write whole sentences, whose other words say nothing about a job. */
export const fillers =
  'le la les un une des du de d l au aux à a en et ou pour par sur dans avec sans qu que qui je nous cherche recherche chercher emploi emplois poste postes offre offres travail travailler job jobs métier comme près proche autour région secteur dans hf veux voudrais être'

/** Within a title, of another language too; its initials leave them out. */
export const smallWords = 'a an and at au aux d de des du en et in l la le les of the to un une à'
