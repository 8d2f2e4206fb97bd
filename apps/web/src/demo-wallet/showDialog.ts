import { createElement } from './createElement.ts'
import styles from './demoWallet.module.css'
import { messages } from './messages.ts'

export type ShowDialogParameters<result> = {
  actions: readonly { isMain?: boolean; label: string; result: () => result }[]
  content: readonly Node[]
  focus?: HTMLElement
  title: string
}

/** Shows a modal over the page; Escape or closing it resolves to `undefined`. */
export function showDialog<result>(parameters: ShowDialogParameters<result>): Promise<result | undefined> {
  const { actions, content, focus, title } = parameters
  return new Promise((resolve) => {
    const titleId = `demo-wallet-${crypto.randomUUID()}`
    let answer: result | undefined
    const buttons = actions.map(({ isMain, label, result }) => {
      const button = createElement('button', { class: isMain ? styles.main : styles.other, type: 'button' }, label)
      button.addEventListener('click', () => {
        answer = result()
        dialog.close()
      })
      return button
    })
    const dialog = createElement(
      'dialog',
      { 'aria-labelledby': titleId, class: styles.dialog, 'data-demo-wallet': '' },
      createElement('p', { class: styles.brand }, messages.name),
      createElement('h2', { class: styles.title, id: titleId }, title),
      createElement('div', { class: styles.content, tabindex: '0' }, ...content),
      createElement('div', { class: styles.actions }, ...buttons),
    )
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve(answer)
    })
    document.body.append(dialog)
    dialog.showModal()
    focus?.focus()
  })
}
