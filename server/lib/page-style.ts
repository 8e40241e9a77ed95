import { FONT, KIT_FONT } from '../../client/shared/constants/fonts.js'
import { THEME } from '../../client/shared/constants/theme.js'

const colours = ({ text, hairline, error, background }: (typeof THEME)['light' | 'dark']) =>
  `:root{--text:${text};--line:${hairline};--error:${error};--background:${background}}`

/** The site's look, for pages that load nothing. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--navy:${THEME.primary};--sky:${THEME.secondary}}
${colours(THEME.light)}
@media (prefers-color-scheme:dark){${colours(THEME.dark)}}
body{margin:0;background:var(--background);color:var(--text);
font:1rem/1.6 ${KIT_FONT},'${FONT}',system-ui,sans-serif}
main{max-width:60rem;margin:auto;padding:0 24px 4rem}
h1{margin:0 0 2rem;padding:3rem 0 2rem;color:${THEME.white};font-size:min(2.5rem,8vw);font-weight:400;line-height:1.2;
border-image:conic-gradient(var(--navy) 0 0) fill 0//0 100vw}
h2{margin:2.5rem 0 .5rem;font-weight:400;line-height:1.3}
a{color:inherit;text-underline-offset:.2em}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:3px solid ${THEME.focus};outline-offset:2px}
ul{margin:0 0 1rem;padding:0;list-style:none}
li{padding:.5rem 0;border-bottom:1px solid var(--line)}
table{border-collapse:collapse;width:100%}
th,td{padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
th{font-weight:400}
code{overflow-wrap:anywhere}
button{min-height:3rem;padding:.5rem 1.5rem;border:0;border-radius:4px;background:var(--sky);
color:var(--navy);font:inherit;cursor:pointer}
.bad{padding-left:1rem;border-left:.25rem solid var(--error)}
`.replaceAll('\n', '')
