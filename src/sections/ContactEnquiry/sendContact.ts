import { brand } from '../../content/brand';
import { createMessenger, readMessagingConfig } from '../../messaging';

/** Sends project enquiries for the firm, with the mail settings of this build. */
export const { sendContact } = createMessenger({
  brand: {
    toName: `${brand.name} team`,
    contactAddress: brand.email.contact,
    noReplyAddress: brand.email.noReply,
  },
  config: readMessagingConfig(),
});
