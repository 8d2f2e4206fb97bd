import type { LanguagePack } from '../LanguagePack.ts'
import { shuzi } from './grammar.ts'

const zai = (block: bigint | undefined) => (block === undefined ? '' : `（区块 ${shuzi(block)}）`)

export const evidence: LanguagePack['evidence'] = {
  label: (word) => `依据：${word}`,
  recomputed: {
    short: '重新计算',
    word: () => '在此重新计算',
    sentence: () => '此浏览器根据原始交易得出，没有采信其他任何人的说法。',
  },
  chain: {
    short: '链上',
    word: (block) => `从链上读取${zai(block)}`,
    sentence: (block) => `此浏览器询问了本应用运营方或您选定的节点${zai(block)}。没有询问服务。`,
  },
  bundled: {
    short: '内置',
    word: () => '随本应用提供',
    sentence: () => '应用自身的一部分，对运行此版本的所有人都相同。',
  },
  yours: {
    short: '您的',
    word: () => '您的',
    sentence: () => '由您在此输入。只保存在此浏览器中，别处没有。',
  },
  claimed: {
    short: '未验证',
    word: () => '服务声称',
    sentence: () => '只有服务这么说。此处没有任何内容证实它，也没有任何内容依赖它。',
  },
}
