/**
 * A browser fetches nothing of what is in a template element, until it is taken out. The last element of
 * the template; null without one.
 */
export function insertTemplate(id: string, place: Element = document.head): Element | null {
  const template = document.querySelector<HTMLTemplateElement>(`template#${id}`)
  const last = template?.content.lastElementChild ?? null
  if (template) place.append(template.content)
  return last
}
