import type { DemoAccount } from '@countersign/devchain/accounts'
import type { Address } from 'viem'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { language } from '../lib/messages/translate.ts'
import type { PickAccount } from './createDemoProvider.ts'
import type { Session } from './createSession.ts'
import styles from './demoWallet.module.css'
import type { WalletRequestPrompt } from './WalletRequestPrompt.ts'

const t = createCatalogue('demoWallet')

type ShowDialogParameters<result> = {
  actions: readonly { isMain?: boolean; label: string; result: () => result }[]
  content: readonly Node[]
  focus?: HTMLElement
  title: string
}

/** Shows a modal over the page; Escape or closing it resolves to `undefined`. */
function showDialog<result>(parameters: ShowDialogParameters<result>): Promise<result | undefined> {
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
      createElement('p', { class: styles.brand }, t('name')),
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

/** Creates a DOM element; strings become text nodes, so that nothing a page sends becomes markup. */
function createElement<tag extends keyof HTMLElementTagNameMap>(
  tag: tag,
  attributes: Record<string, string | undefined> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(name, value)
  element.append(...children)
  return element
}

/** Shows a request and resolves with the user's decision; closing the dialog rejects. */
export async function confirmInDialog(prompt: WalletRequestPrompt): Promise<boolean> {
  const { account, approve, cautions = [], raw, rows, title } = prompt
  const list = createElement('dl', { class: styles.rows })
  for (const { isCode, label, value } of [{ label: t('accountLabel'), value: account.name }, ...rows]) {
    list.append(createElement('dt', {}, label), createElement('dd', { class: isCode ? styles.code : undefined }, value))
  }
  const answer = await showDialog({
    actions: [
      { label: t('reject'), result: () => false },
      { isMain: true, label: approve, result: () => true },
    ],
    content: [
      ...cautions.map((caution) => createElement('p', { class: styles.caution }, `⚠ ${caution}`)),
      list,
      createElement(
        'details',
        { class: styles.raw },
        createElement('summary', {}, t('raw')),
        createElement('pre', { tabindex: '0' }, raw),
      ),
    ],
    title,
  })
  return answer ?? false
}

/** Prompts for an account; closing the dialog rejects. */
export const pickInDialog: PickAccount = ({ accounts, reason, selected }) => {
  let chosen: Address = selected
  let focus: HTMLElement | undefined
  const options = accounts.map(({ address, name }) => {
    const input = createElement('input', { name: 'demo-wallet-account', type: 'radio', value: address })
    input.checked = address === selected
    if (input.checked) focus = input
    input.addEventListener('change', () => {
      chosen = address
    })
    const short = `${address.slice(0, 6)}…${address.slice(-4)}`
    return createElement(
      'label',
      { class: styles.account },
      input,
      createElement('span', { class: styles.accountName }, name),
      createElement('span', { class: styles.code, title: address }, short),
    )
  })
  return showDialog({
    actions: [
      { label: t('reject'), result: () => undefined },
      {
        isMain: true,
        label: reason === 'connect' ? t('approveConnect') : t('approveSwitch'),
        result: () => chosen,
      },
    ],
    content: [
      ...(reason === 'connect' ? [createElement('p', {}, t('connectNote'))] : []),
      createElement('p', { class: styles.caution }, `⚠ ${t('cautionPublished')}`),
      createElement('fieldset', { class: styles.accounts }, createElement('legend', {}, t('accountLabel')), ...options),
    ],
    ...(focus ? { focus } : {}),
    title: reason === 'connect' ? t('connectTitle') : t('chooseTitle'),
  })
}

type ShowAccountBarParameters = { accounts: readonly DemoAccount[]; pick: PickAccount; session: Session }

/** The wallet's account bar while connected. Part of the page flow, so that it never covers what is being signed. */
export function showAccountBar({ accounts, pick, session }: ShowAccountBarParameters): void {
  const name = createElement('strong')
  const choose = createElement('button', { class: styles.barButton, type: 'button' })
  const leave = createElement('button', { class: styles.barButton, type: 'button' })
  const note = createElement('span', { class: styles.barNote })
  const bar = createElement('aside', { class: styles.bar }, name, note, choose, leave)

  async function chooseAnother(): Promise<void> {
    const address = await pick({ accounts, reason: 'switch', selected: session.last().address })
    if (address) session.connect(address)
  }
  choose.addEventListener('click', () => void chooseAnother())
  leave.addEventListener('click', () => session.disconnect())

  function update(): void {
    const account = session.connected()
    bar.hidden = account === undefined
    bar.setAttribute('aria-label', t('name'))
    choose.textContent = t('switchAccount')
    leave.textContent = t('disconnect')
    note.textContent = t('barNote')
    name.textContent = account ? t('bar', { name: account.name }) : ''
  }
  session.onChange(update)
  language.subscribe(update)
  update()
  document.body.prepend(bar)
}
