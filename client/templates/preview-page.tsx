import { Band } from '../components/elements/band.js'
import { FallbackLinks } from '../components/elements/fallback-links.js'
import { FRONT_PATH } from '../shared/addresses/page-paths.js'

/** The preview runtime shows its dialogs over this page and then navigates. */
export function PreviewPage() {
  return (
    <>
      <Band title="Preview" seed="preview">
        <p className="band-text">
          Unpublished content opens from here. If nothing happens, start the preview again in the
          editor.
        </p>
      </Band>
      <FallbackLinks links={[{ url: FRONT_PATH, label: 'Published site' }]} />
    </>
  )
}
