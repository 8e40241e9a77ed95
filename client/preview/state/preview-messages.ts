import * as MESSAGES from '../../shared/constants/messages.js'

/** In addition to `client/shared/constants/messages.ts`. */
export const PREVIEW_MESSAGES = {
  configurationMissing: (repositoryName: string) =>
    `A configuration object could not be found for repository "${repositoryName}". Check that the repository is configured in your app's withPrismicPreview and withPrismicUnpublishedPreview.`,
  optionsMissing: (repositoryName: string) =>
    `Plugin options could not be found for repository "${repositoryName}". Check that the repository is configured in your app's gatsby-config.js`,
  typePathsMissing: (repositoryName: string, url: string, status: number) =>
    `Type paths for repository "${repositoryName}" could not be loaded from ${url} (status ${status}). Build the site again.`,
  boardMissing: (url: string, status: number) =>
    `The jobs of the job board could not be loaded from ${url} (status ${status}). Build the site again.`,
  cookiesRefused: `${MESSAGES.previewCookieMissing}: this browser refuses cookies. Allow this site to set them, and open the preview again.`,
  updateWithoutRef:
    'the toolbar of the CMS does not say which draft it is of. Open the preview again from the editor.',
  draftGone: 'The preview has ended, because its draft was published or closed.',
} as const
