import { Modal, type ModalProps } from './modal'

const sides = {
  right:
    'my-0 mr-0 ml-auto h-dvh max-h-none w-[min(28rem,100%-2.75rem)] max-w-none translate-x-full open:translate-x-0 starting:open:translate-x-full',
  below:
    'mx-0 mt-auto mb-0 h-[calc(100dvh-1rem)] max-h-none w-screen max-w-none translate-y-full open:translate-y-0 starting:open:translate-y-full md:mx-auto md:w-[min(40rem,100%)]',
}

export interface DrawerProps extends ModalProps {
  /** `below` is the full-height sheet of filters on a phone. */
  side?: keyof typeof sides
}

export function Drawer({ side = 'right', ...modal }: DrawerProps) {
  return <Modal className={sides[side]} {...modal} />
}
