import type { DemoProvider } from './createDemoProvider.ts'
import { messages } from './messages.ts'

const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#805300"/><path d="M8 12h16v11H8zM11 12V9h10v3M19 17h5v3h-5z" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"/></svg>',
)}`

/** Tells the page about the wallet, now and whenever it asks (EIP-6963). */
export function announceProvider(provider: DemoProvider): void {
  const info = Object.freeze({ icon, name: messages.name, rdns: 'app.countersign.demo', uuid: crypto.randomUUID() })
  const detail = Object.freeze({ info, provider })
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
