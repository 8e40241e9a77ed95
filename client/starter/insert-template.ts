/** A browser fetches nothing of what is in a template element, until it is taken out. */
export function insertTemplate(id: string): void {
  const template = document.querySelector<HTMLTemplateElement>(`template#${id}`)
  if (template) document.head.append(template.content)
}
