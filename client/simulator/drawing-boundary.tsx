import { Component, type ReactNode } from 'react'
import { SIMULATOR_MESSAGES } from './simulator-messages.js'
import { SimulatorNote } from './simulator-note.js'

interface DrawingBoundaryProps {
  /** Once other slices are given, they are tried. */
  given: unknown
  children: ReactNode
}

interface Failure {
  of: unknown
  reason: string | null
}

/** Slices that break the code that draws them say so, and the next change is drawn again. */
export class DrawingBoundary extends Component<DrawingBoundaryProps, Failure> {
  override state: Failure = { of: this.props.given, reason: null }

  static getDerivedStateFromError(error: unknown): Partial<Failure> {
    return { reason: error instanceof Error ? error.message : String(error) }
  }

  static getDerivedStateFromProps({ given }: DrawingBoundaryProps, { of }: Failure) {
    return given === of ? null : { of: given, reason: null }
  }

  override render(): ReactNode {
    const { reason } = this.state
    if (reason === null) return this.props.children
    return <SimulatorNote>{SIMULATOR_MESSAGES.notDrawn(reason)}</SimulatorNote>
  }
}
