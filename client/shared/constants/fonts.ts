/** The families of the site's own font and of a provider's kit. A test holds them to the stylesheets. */
export const FONT = 'Figtree Variable'
export const KIT_FONT = 'azo-sans-web'
