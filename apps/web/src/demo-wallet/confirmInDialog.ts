import { createElement } from './createElement.ts'
import styles from './demoWallet.module.css'
import { messages } from './messages.ts'
import { showDialog } from './showDialog.ts'
import type { WalletRequestPrompt } from './WalletRequestPrompt.ts'

/** Shows a request and resolves with the user's decision; closing the dialog rejects. */
export async function confirmInDialog(prompt: WalletRequestPrompt): Promise<boolean> {
  const { account, approve, cautions, raw, rows, title } = prompt
  const list = createElement('dl', { class: styles.rows })
  for (const { isCode, label, value } of [{ label: messages.accountLabel, value: account.name }, ...rows]) {
    list.append(createElement('dt', {}, label), createElement('dd', { class: isCode ? styles.code : undefined }, value))
  }
  const answer = await showDialog({
    actions: [
      { label: messages.reject, result: () => false },
      { isMain: true, label: approve, result: () => true },
    ],
    content: [
      ...cautions.map((caution) => createElement('p', { class: styles.caution }, `⚠ ${caution}`)),
      list,
      createElement(
        'details',
        { class: styles.raw },
        createElement('summary', {}, messages.raw),
        createElement('pre', { tabindex: '0' }, raw),
      ),
    ],
    title,
  })
  return answer ?? false
}
