export type Notice = {
  /** The same notice is shown once. */
  key: string
  title: string
  body: string
  onOpen: () => void
}

/** A notice of the browser's own; nothing where it has none or was not allowed to. */
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
    // Some browsers on phones have the word and refuse the deed: a page without a worker shows none there.
    return
  }
}
