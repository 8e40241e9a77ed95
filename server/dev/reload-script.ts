/** Runs in pages built with DEV_RELOAD. A restored connection means that the server was restarted. */
export const RELOAD_SCRIPT = `const events = new EventSource('/dev/events')
let known = false
events.onopen = () => {
  if (known) location.reload()
  known = true
}
events.addEventListener('reload', () => location.reload())
events.addEventListener('styles', () => {
  for (const link of document.querySelectorAll('link[href^="/assets/styles.css"]')) {
    const next = link.cloneNode()
    next.href = '/assets/styles.css?' + Date.now()
    next.onload = () => link.remove()
    link.after(next)
  }
})
events.addEventListener('problem', ({ data }) => {
  document.getElementById('dev-problem')?.remove()
  const text = JSON.parse(data)
  if (text === null) return
  const box = document.createElement('pre')
  box.id = 'dev-problem'
  box.role = 'alert'
  box.textContent = text
  Object.assign(box.style, {
    ...{ position: 'fixed', inset: 'auto 0 0', margin: '0', padding: '1rem', zIndex: '9999' },
    ...{ maxHeight: '50vh', overflow: 'auto', whiteSpace: 'pre-wrap', borderTop: '4px solid' },
    ...{ background: 'Canvas', color: 'CanvasText' },
  })
  document.body.append(box)
})
`
