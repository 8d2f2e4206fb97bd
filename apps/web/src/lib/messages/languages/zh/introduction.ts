import type { LanguagePack } from '../LanguagePack.ts'

export const introduction: LanguagePack['introduction'] = {
  title: '第一次来？三个简短的步骤',
  progress: (step, count) => `第 ${step} 步，共 ${count} 步`,
  steps: [
    {
      title: 'Safe 是有多位所有者的账户',
      text: '它的资金在链上的合约中。在达到约定人数的所有者签署之前，任何资金都不会离开：例如三位中的两位。这样，丢失一把密钥不会造成任何损失。',
    },
    {
      title: '一人提议，各自检查，足够的人签署',
      text: '每位所有者都能在此看到交易做什么，由此浏览器根据其字节得出。请将哈希与您的钱包或设备显示的对比，然后签署。最后一个签名使它可以执行。',
    },
    {
      title: '先从查看开始',
      text: '读取不需要钱包：按地址打开 Safe。要签署，请连接所有者的钱包。您的名称、草稿和设置保留在此浏览器中；可在“设置”中将其保存为文件。',
    },
  ],
  skip: '跳过',
  back: '返回',
  next: '下一步',
  done: '完成',
}
