import type { Address } from 'viem'
import type { PickAccount } from './createDemoProvider.ts'
import { createElement } from './createElement.ts'
import styles from './demoWallet.module.css'
import { messages } from './messages.ts'
import { showDialog } from './showDialog.ts'

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
      { label: messages.reject, result: () => undefined },
      {
        isMain: true,
        label: reason === 'connect' ? messages.approveConnect : messages.approveSwitch,
        result: () => chosen,
      },
    ],
    content: [
      ...(reason === 'connect' ? [createElement('p', {}, messages.connectNote)] : []),
      createElement('p', { class: styles.caution }, `⚠ ${messages.cautionPublished}`),
      createElement(
        'fieldset',
        { class: styles.accounts },
        createElement('legend', {}, messages.accountLabel),
        ...options,
      ),
    ],
    ...(focus ? { focus } : {}),
    title: reason === 'connect' ? messages.connectTitle : messages.chooseTitle,
  })
}
