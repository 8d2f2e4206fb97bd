import { createRoot } from 'react-dom/client'
import { createRejection, ProviderRpcError } from '../hardware/hardwareErrors.ts'
import { createTranslate } from '../messages/format.ts'
import { loadMessages, pickLocale } from '../messages/locales.ts'
import { type Theme, type ThemeProps, toThemeProps } from '../theme/Theme.ts'
import { HardwareDialog } from './HardwareDialog.tsx'
import type { HardwareScreen, HardwareUi } from './HardwareUi.ts'

export type HardwareTheme = {
  /** @default that of the page's `ConnectProvider` */
  theme?: Theme | (() => Theme) | undefined
}

export type OpenHardwareDialogParameters<result> = HardwareTheme & {
  /** Name of the device. */
  name: string
  /** Repeated after a failure, until it returns or the user leaves. */
  run(ui: HardwareUi): Promise<result>
  account?: `0x${string}` | undefined
}

/** Leads through one use of a device, in a dialog of its own: a page may sign without our wallet dialog. */
export async function openHardwareDialog<result>({
  account,
  name,
  run,
  theme,
}: OpenHardwareDialogParameters<result>): Promise<result> {
  const language = pickLocale([document.documentElement.lang, ...navigator.languages])
  const messages = await loadMessages(language).catch(() => loadMessages('en'))
  const t = createTranslate(messages)
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const stop = new AbortController()
  const themeProps = theme ? toThemeProps(typeof theme === 'function' ? theme() : theme) : copyTheme()
  let isClosed = false
  const show = (screen: HardwareScreen) => {
    if (!isClosed)
      root.render(
        <HardwareDialog
          language={language}
          name={name}
          onClose={() => stop.abort(createRejection())}
          screen={screen}
          t={t}
          themeProps={themeProps}
        />,
      )
  }
  const left = new Promise<never>((_, reject) => {
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason))
  })
  left.catch(() => undefined)
  // What resolves is what the prompt that the caller creates resolves with.
  const prompt: HardwareUi['prompt'] = (create) =>
    Promise.race([
      new Promise<never>((resolve, reject) => show(create((result) => resolve(result as never), reject))),
      left,
    ])
  const ui: HardwareUi = { prompt, show, signal: stop.signal, t }
  try {
    for (;;) {
      show({ screen: 'waiting', text: 'deviceWaiting' })
      try {
        return await Promise.race([run(ui), left])
      } catch (error) {
        if (stop.signal.aborted) throw stop.signal.reason
        // Rejected on the device, or a request that no device could fulfil.
        if (error instanceof ProviderRpcError) throw error
        await prompt<void>((resolve) => ({ account, error, onRetry: () => resolve(), screen: 'failed' }))
      }
    }
  } finally {
    isClosed = true
    stop.abort(createRejection())
    root.unmount()
    host.remove()
  }
}

/** The theme of the page's wallet dialog or button, which have it as attributes. */
function copyTheme(): ThemeProps {
  const props = toThemeProps()
  const themed = document.querySelector<HTMLElement>('.csc-connect, .csc-dialog')
  if (!themed) return props
  const attributes = Object.fromEntries(
    Object.entries(props).map(([key, value]) => [key, themed.getAttribute(key) ?? value]),
  )
  const style = Object.fromEntries([...themed.style].map((key) => [key, themed.style.getPropertyValue(key)]))
  return { ...props, ...attributes, style }
}
