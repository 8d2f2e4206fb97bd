export type Notice = {
  key: string
  title: string
  body: string
  onOpen: () => void
}

/** Shows a browser notification, if supported and permitted. */
export function showNotice({ body, key, onOpen, title }: Notice): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const notice = new Notification(title, { body, icon: '/icon.svg', tag: key })
    notice.addEventListener('click', () => {
      window.focus()
      notice.close()
      onOpen()
    })
  } catch {
    // Some mobile browsers throw: there, notifications need a service worker.
    return
  }
}
