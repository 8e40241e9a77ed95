/** People write whole sentences, whose other words say nothing about a job. */
export const fillers =
  'de het een en of als in op aan bij met voor van naar te om ik wij zoek zoeken zoekt gezocht baan banen job jobs vacature vacatures werk werken functie functies omgeving buurt regio medewerker wil graag mvx'

/** Within a title, of another language too; its initials leave them out. */
export const smallWords = 'a an and at bij de een en het in of op te the to van voor'
