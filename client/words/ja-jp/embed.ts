/* The list of open roles on other websites. */
export * from '../en-gb/embed.js'

export const seeAllRoles = 'すべての求人を見る'
/** Of more than one, more than are listed. */
export const seeAllOf = (count: number) => `${count}件の求人をすべて見る`
export const noOpenRoles = '現在、募集中の求人はありません。'
