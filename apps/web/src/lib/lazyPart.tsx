import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { withLocale } from './messages/useLocale.ts'
import { withMessages } from './messages/withMessages.ts'

const Nothing = () => null

/** Renders nothing where code fails to load, for parts that the page works without. */
export const orNothing = () => Nothing

/** A component whose code loads with its first render, behind its own Suspense boundary: the page around it stays. */
export function lazyPart<props extends object>(load: () => Promise<ComponentType<props>>, fallback: ReactNode = null) {
  const Loaded = lazy(async () => {
    const Component = withLocale(await withMessages(load()))
    return { default: ({ props }: { props: props }) => <Component {...props} /> }
  })
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, once per component, as lazy() is
  return function Part(props: props) {
    return (
      <Suspense fallback={fallback}>
        <Loaded props={props} />
      </Suspense>
    )
  }
}
