import { translate } from './translate.ts'

/** Three steps for who comes for the first time. */
export const introductionText = {
  title: 'New here? Three short steps',
  progress: (step: number, count: number) => `Step ${step} of ${count}`,
  steps: [
    {
      title: 'A Safe is an account with several owners',
      text: 'Its money lies in a contract on the chain. Nothing leaves it before as many owners as you agreed on have signed: two of three, for instance. One lost key then loses nothing.',
    },
    {
      title: 'One proposes, each checks, enough sign',
      text: 'Every owner sees here what a transaction does, worked out from its bytes in this browser. Compare the hash with what your wallet or device shows, then sign. The last signature lets it be executed.',
    },
    {
      title: 'Begin by looking',
      text: 'Reading needs no wallet: open a Safe by its address. To sign, connect the wallet of an owner. Your names, drafts and settings stay in this browser; under Settings you save them to a file.',
    },
  ],
  skip: 'Skip',
  back: 'Back',
  next: 'Next',
  done: 'Done',
}

translate('introduction', introductionText)
