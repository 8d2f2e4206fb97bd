import { Component, type ReactNode } from 'react'

export type ErrorBoundaryProps = {
  children: ReactNode
  fallback(error: Error, reset: () => void): ReactNode
}

/** Isolates the app's page from a failing view. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  reset = () => this.setState({ error: undefined })

  override render() {
    const { error } = this.state
    return error ? this.props.fallback(error, this.reset) : this.props.children
  }
}
