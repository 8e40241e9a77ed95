/** People write whole sentences, whose other words say nothing about a job. */
export const fillers =
  '求人 募集 仕事 仕事探し 転職 採用情報 職 職種 勤務 勤務地 可 可能 付近 近く 周辺 の で に を は が と や も へ'

/** Within a title, of another language too; its initials leave them out. */
export const smallWords = 'a an and at for in of the to'
