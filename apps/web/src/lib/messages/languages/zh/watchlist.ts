import type { LanguagePack } from '../LanguagePack.ts'

export const standing: LanguagePack['standing'] = {
  label: '在您的 Safe 中',
  watch: '关注此 Safe',
  unwatch: '停止关注',
  pin: '固定：我已核对整个地址',
  unpin: '取消固定',
  unknownTitle: '服务不知道此 Safe',
  unknownText: '它在服务开始读取之前创建，或以不同于通常的方式创建。其状态来自链，也可以为它签署；其历史没有列出。',
  announce: '告知服务',
  announcing: '服务正在询问链',
  announced: '服务现在从其创建起开始读取',
  announcedText: '其历史稍后列出。页面会自动再次查看。',
  failed: '服务没有接收',
  transaction: '创建它的交易',
  transactionHint: '仅在服务自己无法找到时需要。',
  transactionError: '这不是交易的哈希。',
}
