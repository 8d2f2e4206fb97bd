import { createHost } from '@countersign/frame/host'
import type { SafeState } from '@countersign/protocol/chain'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Requester } from '../../domain/app-requests/createRequestQueue.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import type { OriginGrants } from '../../domain/safe-apps/storedApps.ts'
import { useServices } from '../../domain/services/Services.ts'
import { appsText } from '../../lib/messages/apps.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Notice } from '../../ui/Notice.tsx'
import styles from './Apps.module.css'
import { createHostMethods } from './createHostMethods.ts'

const words = appsText.open

/** Scripts and own storage; pop-ups only if allowed, and no access to the parent page. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-downloads'
const sandboxWithTabs = `${sandbox} allow-popups allow-popups-to-escape-sandbox`

export type HostedFrameProps = {
  url: string
  safe: CurrentSafe
  asker: Requester
  grants: Pick<OriginGrants, 'canOpenTabs' | 'features'>
  /** Loaded before rendering, so that an app's request is answered at once. */
  state: SafeState
  isReadOnly: boolean
  /** A request is open: the app gets no input. */
  isCovered: boolean
}

/** The app in a sandboxed frame, and the listener for its requests. */
export function HostedFrame({ asker, grants, isCovered, isReadOnly, safe, state, url }: HostedFrameProps) {
  const services = useServices()
  const frame = useRef<HTMLIFrameElement>(null)
  const host = useRef<ReturnType<typeof createHost>>(undefined)
  const loads = useRef(0)
  const [isStopped, setStopped] = useState(false)
  const latest = useRef({ isReadOnly, state })
  useEffect(() => {
    latest.current = { isReadOnly, state }
  }, [isReadOnly, state])
  const { canOpenTabs } = grants
  const startHost = useEffectEvent((element: HTMLIFrameElement) =>
    createHost({
      page: window,
      frame: element,
      origin: asker.origin,
      methods: createHostMethods(services, {
        safe,
        asker,
        getState: () => latest.current.state,
        isReadOnly: () => latest.current.isReadOnly,
      }),
      onStopped: () => setStopped(true),
    }),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sandbox change replaces the frame, which needs a new listener
  useEffect(() => {
    const element = frame.current
    if (isStopped || !element) return
    loads.current = 0
    const started = startHost(element)
    host.current = started
    return () => started.dispose()
  }, [isStopped, canOpenTabs])
  // The first load event follows the app's first requests; every later one means that the earlier requesters are gone.
  const onLoad = () => {
    loads.current += 1
    if (loads.current > 1) host.current?.forget()
  }
  if (isStopped)
    return (
      <Notice
        actions={<Button onClick={() => setStopped(false)}>{words.reload}</Button>}
        isAlert
        title={words.stoppedTitle}
        tone="stop"
      >
        {words.stoppedText}
      </Notice>
    )
  return (
    <iframe
      allow={grants.features.join('; ')}
      className={cx(styles.frame, isCovered && styles.covered)}
      inert={isCovered}
      // A sandbox change applies to the next load only.
      key={String(canOpenTabs)}
      onLoad={onLoad}
      ref={frame}
      referrerPolicy="no-referrer"
      sandbox={canOpenTabs ? sandboxWithTabs : sandbox}
      src={url}
      title={words.frame(asker.name, asker.origin)}
    />
  )
}
