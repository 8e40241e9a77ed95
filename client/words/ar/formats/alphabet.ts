/** The letters under which titles are listed; أ, إ and آ stand under ا. */
export const alphabet = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'
