import { createWorkerUrl, type TrustedTypes } from '../../lib/createWorkerUrl.ts'
import { serviceWorkerPath } from './Pin.ts'

/** Registers the worker, or lets the one take over that belongs to the accepted release. */
export async function startServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator
  const registration = await registerServiceWorker()
  const hasOther = registration.installing ?? registration.waiting
  if (registration.active && hasOther) await replaceWorker(registration)
  await serviceWorker.ready
  if (serviceWorker.controller) return
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
}

async function replaceWorker(registration: ServiceWorkerRegistration): Promise<void> {
  const changed = new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  )
  const { installing } = registration
  if (installing)
    await new Promise<void>((resolve) => {
      const check = () => (installing.state === 'installing' ? undefined : resolve())
      installing.addEventListener('statechange', check)
      check()
    })
  registration.waiting?.postMessage('activate')
  await changed
}

/** The worker that is registered already stays: it may belong to a pinned release. */
export async function findServiceWorker(): Promise<ServiceWorkerRegistration> {
  if (!(await navigator.serviceWorker.getRegistration())) await registerServiceWorker()
  return navigator.serviceWorker.ready
}

function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  // Passed as is: converted to a string, Trusted Types would reject it. Updates are never read from the cache.
  const url = createWorkerUrl(serviceWorkerPath, trustedTypes) as string
  return navigator.serviceWorker.register(url, { updateViaCache: 'none' })
}
