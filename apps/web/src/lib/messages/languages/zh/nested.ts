import type { LanguagePack } from '../LanguagePack.ts'

export const nested: LanguagePack['nested'] = {
  approves: '它批准什么',
  executes: '它执行什么',
  approvedBy: '批准者',
  executedBy: '执行者',
  inSafe: '所在的 Safe',
  hash: '那里的 safeTxHash',
  state: '那里的签名',
  count: (valid, threshold) => `需要 ${threshold} 个，已验证 ${valid} 个`,
  after: (left) =>
    left <= 0
      ? '它已具备所需的全部签名。'
      : left === 1
        ? '此批准是它所需的最后一个签名。'
        : `有了此批准，它还需要 ${left - 1} 个。`,
  open: '在那里查看',
  unknown: '没有人说明此哈希代表什么。',
  inside: (title) => `在另一个 Safe 中：${title}`,
  tooDeep: '批准的批准没有尽头。',
  tooMany: (most) => `它在其他 Safe 中表态超过 ${most} 次：其余的没有查看。`,
  comesBack: (safe) => `它所批准的内容又回到 ${safe}，等于它为自己表态。`,
  title: '本身是 Safe 的所有者',
  aside: '按链上的记录',
  needs: (threshold, owners) => `其 ${owners} 位所有者中须有 ${threshold} 位签署`,
  through: (names) => `经由 ${names.join('，再经由 ')}`,
  signAs: (name) => `以 ${name} 的身份签署`,
  stop: '现在不',
  lead: (name) =>
    `${name} 通过一笔自己的交易签署，该交易在链上批准此交易的哈希。其所有者像对待其他交易一样审阅、签署和执行它；之后其签名在此计入。`,
  publishing: '正在将此交易提交给服务，以便其他所有者看到他们批准的内容',
  publishFailed: '服务没有接收此交易',
  publishFailedText: '没有它，其他所有者批准的就是一个无人能向他们解释的哈希。它保存在此处。',
  waits: (valid, threshold, nonce) => `其批准以 nonce ${nonce} 在等待：已签署 ${valid}/${threshold}`,
  look: '打开其批准',
  notYours: '您的账户不在其所有者之中，也不在其所有者的所有者之中。',
  deadEnd: '死路：没有自己的签名它就无法达到阈值，因此没有人能为它签署。',
  circle: (name) => `${name} 经由其他 Safe 成为自己的所有者。`,
  deadlock: (name) => `${name} 没有自己的签名就无法达到阈值。`,
  alone: (name) => `其任意一位所有者都可代表 ${name}。`,
  unread: '无法读取所有者是否为 Safe',
}
