import type { Page } from 'playwright-core'

/**
 * From now on each text of the page has the nodes that Google Translate puts in its place, also a text that
 * comes or changes later. The words stay, so that they can be compared with those of another page.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isLeftOut = (parent: Element | null) =>
      parent === null || parent.closest('font, script, style, noscript, textarea, title') !== null
    const translate = (text: Text) => {
      if (text.data.trim() === '' || isLeftOut(text.parentElement)) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.append(text.data)
      outer.append(inner)
      text.replaceWith(outer)
    }
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      if (root instanceof Text) texts.push(root)
      texts.forEach(translate)
    }
    translateIn(document.body)
    new MutationObserver((changes) => {
      for (const { target, type, addedNodes } of changes) {
        if (type === 'characterData') translateIn(target)
        else addedNodes.forEach(translateIn)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}
