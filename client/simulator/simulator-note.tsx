import { simulatorRootClass } from '@prismicio/simulator/kit'
import type { ReactNode } from 'react'

/** In the place of all slices. */
export function SimulatorNote({ children }: { children: ReactNode }) {
  return (
    <main className={simulatorRootClass}>
      <div className="section section--notice">
        <div className="container" lang="en">
          <h1 className="visually-hidden">Slices</h1>
          <p className="notice notice--information" role="status">
            {children}
          </p>
        </div>
      </div>
    </main>
  )
}
