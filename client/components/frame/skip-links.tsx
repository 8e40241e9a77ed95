/** CSS shows the second link only on pages with a job listing. */
export function SkipLinks({ inert }: { inert: boolean }) {
  return (
    <div className="skip-links" inert={inert}>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <a className="skip-link skip-link--results" href="#results">
        Skip to results
      </a>
    </div>
  )
}
