/** What a form asks of its captcha before it is sent. */
export interface CaptchaHandle {
  /** Whether the visitor has still to answer. */
  isMissing(): boolean;
  /** What is sent besides the fields that are in the form; null: nobody has answered yet. */
  answer(): Promise<Record<string, string> | null>;
  focus(): void;
}
