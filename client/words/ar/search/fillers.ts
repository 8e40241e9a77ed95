/** People write whole sentences, whose other words say nothing about a job. */
export const fillers =
  'في من إلى على عن مع أو و ثم أبحث ابحث نبحث وظيفة وظائف عمل شغل فرصة فرص شاغر شواغر مطلوب قرب قريب بالقرب كـ'

/** Within a title, of another language too; its initials leave them out. */
export const smallWords = 'في من إلى على و a an and at of the to'
