import { insertTemplate } from './insert-template.js'
import { isSupported } from './is-supported.js'
import { startPage } from './start-page.js'

/*
 * The one script within the HTML, so that nothing is fetched ahead of the first paint but the page and
 * its stylesheet. The security policy knows it by its hash.
 */

if (isSupported()) startPage((document.currentScript as HTMLScriptElement).dataset)
// The page stays as it is without scripts, where a noscript element has its font.
else insertTemplate('font')
