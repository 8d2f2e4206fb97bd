import type { DemoAccount } from '@countersign/devchain/accounts'
import type { PickAccount } from './createDemoProvider.ts'
import { createElement } from './createElement.ts'
import type { Session } from './createSession.ts'
import styles from './demoWallet.module.css'
import { messages } from './messages.ts'

export type ShowAccountBarParameters = { accounts: readonly DemoAccount[]; pick: PickAccount; session: Session }

/** The wallet's account bar while connected. Part of the page flow, so that it never covers what is being signed. */
export function showAccountBar({ accounts, pick, session }: ShowAccountBarParameters): void {
  const name = createElement('strong')
  const choose = createElement('button', { class: styles.barButton, type: 'button' }, messages.switchAccount)
  const leave = createElement('button', { class: styles.barButton, type: 'button' }, messages.disconnect)
  const note = createElement('span', { class: styles.barNote }, messages.barNote)
  const bar = createElement('aside', { 'aria-label': messages.name, class: styles.bar }, name, note, choose, leave)

  async function chooseAnother(): Promise<void> {
    const address = await pick({ accounts, reason: 'switch', selected: session.last().address })
    if (address) session.connect(address)
  }
  choose.addEventListener('click', () => void chooseAnother())
  leave.addEventListener('click', () => session.disconnect())

  function update(): void {
    const account = session.connected()
    bar.hidden = account === undefined
    name.textContent = account ? messages.bar(account.name) : ''
  }
  session.onChange(update)
  update()
  document.body.prepend(bar)
}
