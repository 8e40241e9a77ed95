/** People write whole sentences, whose other words say nothing about a job. */
export const fillers =
  'der die das den dem des ein eine einen einem einer und oder als in im am an auf bei beim mit für von vom zu zum zur nach aus ich wir suche suchen such gesucht job jobs stelle stellen stellenangebot stellenangebote arbeit arbeiten beruf position offene freie nähe umgebung raum bereich mwd möchte will werden'

/** Within a title, of another language too; its initials leave them out. */
export const smallWords = 'a an and at de der des die für in im of the to und zu zur'
