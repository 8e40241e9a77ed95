import { Band } from '../components/elements/band.js'
import { WaysOn } from '../components/elements/ways-on.js'

/** Where an editor's preview begins. The preview runtime shows its dialogs over it and moves on. */
export function PreviewPage() {
  return (
    <>
      <Band title="Preview" seed="preview">
        <p className="band-text">
          Unpublished content opens from here. If nothing happens, start the preview again in the
          editor.
        </p>
      </Band>
      <div className="section section--ways-on">
        <div className="container">
          <WaysOn links={[{ url: '/', label: 'Published site' }]} />
        </div>
      </div>
    </>
  )
}
