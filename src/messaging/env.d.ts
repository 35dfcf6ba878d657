/** The mail settings that a build reads from the environment; `.env.example` explains each. */
interface ImportMetaEnv {
  readonly VITE_EMAILJS_PUBLIC_KEY?: string;
  readonly VITE_EMAILJS_SERVICE_ID?: string;
  readonly VITE_EMAILJS_TEMPLATE_CONTACT?: string;
  readonly VITE_EMAILJS_TEMPLATE_NEWSLETTER?: string;
  readonly VITE_EMAILJS_TEMPLATE_SALES?: string;
  readonly VITE_EMAILJS_TEMPLATE_GENERAL?: string;
  readonly VITE_EMAILJS_ORIGIN?: string;
  readonly VITE_EMAILJS_THROTTLE_MS?: string;
}
