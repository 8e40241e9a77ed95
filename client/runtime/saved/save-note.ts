export const SAVE_NOTE_ID = 'save-note'

/** Says why something was not saved, until the next click; null says nothing. */
export function tellSaving(problem: string | null): void {
  const note = document.getElementById(SAVE_NOTE_ID)
  if (note === null || problem === null) return
  note.textContent = problem
  const clear = () => note.replaceChildren()
  // While capturing, because the click that has caused it is still on its way up.
  document.addEventListener('click', clear, { once: true, capture: true })
}
