export { NewsletterForm, type NewsletterFormProps, type NewsletterSignup } from './NewsletterForm';
