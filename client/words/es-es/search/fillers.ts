/** People write whole sentences, whose other words say nothing about a job. */
export const fillers =
  'el la los las un una unos unas de del al a y e o u en con por para sin como que se busco buscar busca trabajo trabajos empleo empleos oferta ofertas puesto puestos vacante vacantes cerca zona alrededor quiero trabajar de'

/** Within a title, of another language too; its initials leave them out. */
export const smallWords = 'a al an and at con de del e el en in la las los of para the to y'
