/**
 * The colours of `client/styles/theme/tokens.css` where no stylesheet applies: share cards, icons, the contours
 * of bands, the frame of a browser, and the pages of the sidecar. A test holds both to each other.
 */
export const THEME = {
  primary: '#0b1b2e',
  secondary: '#6cc8ec',
  focus: '#4fa8cb',
  white: '#ffffff',
  mutedOnDark: '#b9c7d5',
  light: { background: '#ffffff', text: '#0d1e32', hairline: '#d6dce2', error: '#a3161e' },
  dark: { background: '#07121f', text: '#e4ecf3', hairline: '#24364b', error: '#ff9d98' },
}
