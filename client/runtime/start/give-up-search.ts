/** No answer will come to the search in the address: the list shows as what it is, all roles. */
export function giveUpSearch({ dataset }: HTMLElement): void {
  if (dataset.search === 'pending') dataset.search = 'failed'
}
