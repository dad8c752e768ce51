import { Modal, type ModalProps } from './modal'

const variants = {
  'sheet-centre':
    'm-auto max-h-[calc(100dvh-2rem)] w-[min(40rem,100%-2rem)] rounded translate-y-2 open:translate-y-0 starting:open:translate-y-2',
  full: 'm-0 h-dvh max-h-none w-screen max-w-none',
}

export interface DialogProps extends ModalProps {
  /** `full` takes the window, for what needs the room: a map, a plan, the search on a phone. */
  variant?: keyof typeof variants
}

export function Dialog({ variant = 'sheet-centre', ...modal }: DialogProps) {
  return <Modal className={variants[variant]} {...modal} />
}
