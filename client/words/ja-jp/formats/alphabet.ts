/**
 * The letters under which titles are listed. Each stands for its forms: か and ガ are listed under カ. The
 * reading of a kanji is not known, so it stands under the others.
 */
export const alphabet =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワ'
